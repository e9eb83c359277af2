import { Panel } from "../panel.tsx";
import { NotLoaded, type NotLoadedProps } from "./not-loaded.tsx";

/** The same where the panels come with the answer. */
export function NotLoadedPanel(props: NotLoadedProps) {
  if (props.query.data !== undefined) return null;
  return (
    <Panel>
      <NotLoaded {...props} />
    </Panel>
  );
}
