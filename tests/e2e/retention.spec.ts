import { expect, test } from "./fixtures.ts";

test("an owner chooses how long what is kept, sees what would go, and takes it back [PAT-3]", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Privacy" }).first().click();
  const panel = page.getByRole("region", { name: "How long things are kept" });
  const timeOf = (what: string) => panel.getByRole("combobox", { name: `How long ${what} are kept` });
  await expect(timeOf("texts and emails")).toHaveText("Forever");
  const saveTimes = panel.getByRole("button", { name: "Save times" });
  await expect(saveTimes).toBeDisabled();

  await timeOf("call transcripts").click();
  await page.getByRole("option", { name: "1 year" }).click();
  // A voicemail goes with its call or before it.
  await expect(timeOf("voicemails")).toHaveText("1 year");
  await expect(panel.getByText("Nothing would be erased tonight.")).toHaveCount(2);
  await saveTimes.click();
  await expect(page.getByText("Times saved").first()).toBeVisible();
  await page.reload();
  await expect(timeOf("call transcripts")).toHaveText("1 year");
  await expect(panel.getByText(/^Set by /)).toHaveCount(2);

  await timeOf("voicemails").click();
  await page.getByRole("option", { name: "Forever" }).click();
  await expect(timeOf("call transcripts")).toHaveText("Forever");
  await saveTimes.click();
  await expect(panel.getByText(/^Set by /)).toHaveCount(0);
});
