import { type AddPhoneNumberBody, addPhoneNumberBody } from "#contract/telephony/phone-numbers.ts";
import { defaultPhoneCountry } from "#contract/telephony/phone-options.ts";

/** What was typed and chosen so far; nothing chosen is the empty text. */
export type NumberDraft = Record<keyof AddPhoneNumberBody, string>;
export type NumberErrors = Partial<Record<keyof AddPhoneNumberBody, string>>;

export const emptyDraft: NumberDraft = {
  ...{ phoneNumber: "", country: defaultPhoneCountry, state: "", provider: "", lines: "" },
};

/** The contract's own rules: either what can be sent, or one message per field. */
export function checkDraft(
  draft: NumberDraft,
): { body: AddPhoneNumberBody; errors: null } | { body: null; errors: NumberErrors } {
  const checked = addPhoneNumberBody.safeParse(draft);
  if (checked.success) return { body: checked.data, errors: null };
  const errors: NumberErrors = {};
  for (const { path, message } of checked.error.issues)
    errors[path[0] as keyof AddPhoneNumberBody] ??= message;
  return { body: null, errors };
}
