// Loaded into a server before its own code (`NODE_OPTIONS=--import …`): some names of the open internet lead to ports of this machine,
// so that the product asks them by the addresses and certificates that it would ask in earnest.
// STAND_IN_INTERNET: `{"desk.clinic.example": 4443}`, each for port 443.
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

const ports = new Map(Object.entries(JSON.parse(process.env.STAND_IN_INTERNET ?? "{}")));
/** An address for documentation (RFC 5737): in the open internet by its number, and of nobody. */
const publicAddress = "203.0.113.7";

const { lookup } = dns;
dns.lookup = (name, options, done = options) => {
  if (!ports.has(name)) return lookup(name, options, done);
  const found = { address: publicAddress, family: 4 };
  return options.all ? done(null, [found]) : done(null, found.address, found.family);
};
syncBuiltinESMExports();

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...given) {
  // Node's own callers hand over their arguments in one array.
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  const port = ports.get(options?.host);
  if (port !== undefined && Number(options.port) === 443)
    Object.assign(options, { host: "127.0.0.1", port, lookup: undefined });
  return connect.apply(this, given);
};
