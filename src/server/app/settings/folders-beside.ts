import { fileURLToPath } from "node:url";

// Beside the bundle; from source neither exists: the first start creates its database, and the pages come from the development server.
export const templateFolder = fileURLToPath(new URL("./template", import.meta.url));
export const webFolder = fileURLToPath(new URL("../web", import.meta.url));
