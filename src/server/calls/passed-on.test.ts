import { beforeEach, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { callerNumber, type PhoneClinic, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { serverForThisFile, testNow } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
let clinic: PhoneClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await phoneClinic(server());
});

const landline = "+61255504410";

/** Says one sentence until the line is given up. */
async function sayUntilOver(call: Awaited<ReturnType<PhoneClinic["ring"]>>, words: string): Promise<void> {
  for (let i = 0; i < 12 && call.afterwards === null; i += 1) await call.say(words);
}

test("a caller who gets nowhere hears no reply three times running, and the team has all that was said [CALL-5]", async () => {
  // Reception's own line is forwarded here: nobody can be put through.
  const call = await clinic.ring(callerNumber, { ForwardedFrom: landline });
  await call.say("i'd like a clean next thursday, and ring me after two about my sore gum");
  await sayUntilOver(call, "is there parking");
  await call.hangUp();
  const said = call.said.map((each) => each.toLowerCase());
  expect(said.filter((each, i) => i > 1 && each === said[i - 1] && each === said[i - 2])).toEqual([]);
  await eventually(async () => {
    const [task] = await clinic.tasks();
    expect(task).toMatchObject({ kind: "callback", phone: callerNumber });
    expect(task?.detail).toMatch(/a clean next thursday, and ring me after two about my sore gum/i);
    expect(task?.detail).toMatch(/is there parking/i);
  });
});

test("a caller nobody picks up for is rung back by somebody who knows what was said [CALL-5]", async () => {
  const call = await clinic.ring();
  await call.say("i'd like a clean next thursday, my crown came loose on the left");
  await call.say("can i speak to a person please");
  await eventually(() => expect(call.afterwards).not.toBeNull());
  await clinic.putThrough(call.callSid, call.afterwards ?? "", "nobody");
  await eventually(async () => {
    const [task] = await clinic.tasks();
    expect(task).toMatchObject({ kind: "callback", phone: callerNumber });
    expect(task?.detail).toContain("my crown came loose on the left");
  });
});

test("what was promised in a call that ends in a goodbye is with the team [CALL-5]", async () => {
  const call = await clinic.ring();
  await call.say("i'd like a clean tomorrow at ten thirty");
  await call.say("and my filling fell out after a week");
  await call.say("bye");
  await eventually(async () => {
    const [task] = await clinic.tasks();
    expect(task?.detail).toContain("my filling fell out after a week");
  });
});

test("what is said after the message was left goes with it, and one call leaves one task [CALL-5]", async () => {
  const call = await clinic.ring();
  await call.say("please tell the dentist that my temporary crown is wobbly and have somebody ring me back");
  await call.say("mia chen");
  await call.say("yes");
  await eventually(async () => expect(await clinic.tasks()).toHaveLength(1));
  await call.say("oh and make sure the dentist knows that my lip has gone tingly");
  await call.hangUp();
  await eventually(async () => {
    const tasks = await clinic.tasks();
    expect(tasks).toHaveLength(1);
    expect(tasks[0]?.detail).toContain("temporary crown is wobbly");
    expect(tasks[0]?.detail).toContain("my lip has gone tingly");
  });
});

test("who may not hear of another's visit is told that the team hears of it, and it does [CALL-5]", async () => {
  const call = await clinic.ring();
  await call.say("i am the carer for helen brandt she is not well we need to cancel her visit please");
  await call.say("no i'm the carer she is in bed with a fever");
  await call.say("you can tell them helen is sick she cannot come this week");
  expect(call.said.join(" ")).toMatch(/\bteam\b/);
  await call.say("okay no thank you bye bye");
  await call.hangUp();
  await eventually(async () => {
    // Of the fever the team is told by itself.
    const tasks = (await clinic.tasks()).filter(({ kind }) => kind !== "emergency");
    expect(tasks).toHaveLength(1);
    expect(tasks[0]?.detail).toMatch(/helen brandt/i);
    expect(tasks[0]?.detail).toMatch(/helen is sick,? she cannot come this week/i);
  });
});

test("news of somebody's health is urgent, with the visit that it is told before, and stands in its notes [CALL-5]", async () => {
  const call = await clinic.ring();
  await call.say("i'd like a clean tomorrow at ten thirty");
  await call.say("mia chen");
  await call.say("yes");
  await call.say("and the hospital has just put me on apixaban");
  await call.hangUp();
  await eventually(async () => {
    const [visit] = await clinic.appointments();
    expect(visit?.notes).toContain("the hospital has just put me on apixaban");
    const tasks = await clinic.tasks();
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toMatchObject({ isUrgent: true, appointmentId: visit.id, name: "Mia Chen" });
    expect(tasks[0]?.detail).toContain("the hospital has just put me on apixaban");
  });
  expect(call.said.join(" ")).toMatch(/urgent for the team before your clean/);
});
