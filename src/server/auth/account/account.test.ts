import { expect, test } from "vitest";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";

const shared = serverForThisFile();
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";

const signIn = async (email: string, agent: string, address: string) =>
  (await shared().call("login", { body: { email }, headers: { "user-agent": agent }, address })).body
    .token as string;
const statusOf = async (token: string) => (await shared().call("currentUser", { token })).status;

test("sign-ins are seen with browser and network address, and ended one by one [AUTH-9]", async () => {
  const here = await signIn("account1@clinic.example", windows, "127.0.0.1");
  const lost = await signIn("account1@clinic.example", phone, "127.0.0.1");
  const other = await signIn("account2@clinic.example", windows, "127.0.0.1");
  const { body } = await shared().call("listSignIns", { token: here });
  expect(body).toHaveLength(2);
  const [first] = body.filter(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
  expect(first).toMatchObject({ browser: "Safari on iPhone", address: "127.0.0.1" });

  // What names a sign-in opens nothing, and ends nobody else's.
  expect(await statusOf(first.id)).toBe(401);
  const params = { id: first.id };
  expect((await shared().call("endSignIn", { token: other, params })).status).toBe(404);
  expect(await statusOf(lost)).toBe(200);
  expect((await shared().call("endSignIn", { token: here, params })).status).toBe(200);
  expect([await statusOf(lost), await statusOf(here), await statusOf(other)]).toEqual([401, 200, 200]);
  expect((await shared().call("endSignIn", { token: here, params })).status).toBe(404);
});

test("somebody changes their own name, and the team sees it [AUTH-9]", async () => {
  const { token } = await shared().signIn("account3@clinic.example");
  const changed = await shared().call("changeOwnName", { token, body: { username: "  Dr Jane\nO'Neil " } });
  expect(changed.body.username).toBe("Dr Jane O'Neil");
  expect((await shared().call("currentUser", { token })).body.username).toBe("Dr Jane O'Neil");
  const team = await shared().call("listTeam", { token });
  expect(team.body.members[0].username).toBe("Dr Jane O'Neil");
  const blank = await shared().call("changeOwnName", { token, body: { username: "\u200b " } });
  expect(blank.body).toMatchObject({ status: 400, errors: [{ field: "username", message: "Give a name" }] });
});
