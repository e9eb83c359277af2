/** Where a new appointment is made: on the page at hand if it is the right one, with its day and view as they are. */
export function newAppointmentPath({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(pathname === "/appointments" ? search : "");
  params.set("new", "1");
  return `/appointments?${params}`;
}
