import { Button } from "./button.tsx";

/** The part of a list's query that fetches page after page. */
export interface PagedQuery {
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** The next page of a list. */
export function ShowMore({ query }: { query: PagedQuery }) {
  return (
    <Button
      size="small"
      isPending={query.isFetchingNextPage}
      pendingLabel="Loading..."
      onClick={() => void query.fetchNextPage()}
    >
      Show more
    </Button>
  );
}
