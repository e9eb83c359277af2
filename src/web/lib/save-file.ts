import { request } from "./api-client.ts";

/** Hands what a path answers to the browser as a file; a plain link could not say who asks. A wish that no address may hold goes as a body. */
export async function saveFile(path: string, fallbackName: string, wish?: object): Promise<void> {
  const response = await (wish ? request("POST", path, { payload: wish }) : request("GET", path));
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = fileNameOf(response.headers.get("content-disposition")) ?? fallbackName;
  link.click();
  URL.revokeObjectURL(address);
}

const fileNameOf = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? "")?.[1];
