/** The ends of a connection, as a socket of this process sees them. */
export interface Connection {
  remotePort?: number | undefined;
  localPort?: number | undefined;
}

/**
 * The users (uid) who hold a socket that goes from one port to another, in a table as the kernel writes it
 * (https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html): addresses and ports in hexadecimal, the uid eighth.
 */
export function findSocketOwners(table: string, ports: { from: number; to: number }): number[] {
  const portOf = (address = "") => Number.parseInt(address.split(":")[1] ?? "", 16);
  return table
    .split("\n")
    .map((line) => line.trim().split(/ +/))
    .filter(([, local, remote]) => portOf(local) === ports.from && portOf(remote) === ports.to)
    .map((fields) => Number(fields[7]));
}
