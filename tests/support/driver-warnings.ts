/**
 * What the database driver calls deprecated fails the tests: above all a second query on a transaction's one connection
 * while it still answers the first, which pg 9 will refuse.
 */
process.on("warning", (warning) => {
  if (warning.name === "DeprecationWarning" && warning.message.includes("pg@")) throw warning;
});
