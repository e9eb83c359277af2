// A worker of the first moments: the first use of `Intl` loads what every later one, on the page too, finds loaded.
new Intl.DateTimeFormat("en-US", { timeZone: "Australia/Sydney", timeStyle: "short" }).format();
close();
