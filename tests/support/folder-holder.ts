import { openEmbedded } from "#server/db/embedded-database.ts";

/** A second process that opens a data folder and keeps it: `tsx folder-holder.ts <folder> [template]`. */
const [folder = "", template = ""] = process.argv.slice(2);
try {
  await openEmbedded(folder, template === "" ? null : template);
  console.log("held");
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exit(1);
}
