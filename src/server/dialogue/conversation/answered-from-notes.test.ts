import { describe, expect, test } from "vitest";
import { asksForAdvice } from "./questions/advice.ts";
import { play } from "./testing/transcript.ts";

const facts = {
  services: [
    "Check-up and clean $220",
    "Fillings from $180",
    "Teeth whitening $590",
    "Custom mouthguards $150",
  ],
  specializations: ["Children's dentistry"],
  additionalInfo:
    "Dr Priya Nair and Dr Tom Walsh are our dentists; Bec is our hygienist. We accept Medibank, Bupa and NIB. Payment plans through Afterpay and Zip. Late cancellation under 24 hours costs $50. New patients come ten minutes early. Wheelchair access from the side lane.",
};

describe("nothing is told that was not asked, and what is not known is owned up to [KB-4]", () => {
  test.each(["do you guys do sedation", "have you got happy gas there", "do you offer acupuncture"])(
    "what stands in no list is no 'yes', and no list is read out: %s",
    (caller) => {
      play({ facts }, [{ caller, says: ["not on the list", "team"], never: /Yes|Fillings|Dr / }]);
    },
  );

  test.each([
    ["what services do you offer", "Our services are"],
    ["do you do kids", "Yes, our services include Children's dentistry."],
    ["do you do fillings", "Yes, our services include Fillings from $180."],
  ])("what stands in the list is told: %s", (caller, says) => {
    play({ facts }, [{ caller, says }]);
  });

  test.each([
    ["do you take HCF?", "HCF is not among"],
    ["what about vets, gold card", "DVA card is not among"],
    ["can I use my HBF", "HBF is not among"],
    ["do you guys use humm", "Humm is not among"],
  ])("a fund or way to pay that the clinic did not name is told to be missing: %s", (caller, says) => {
    play({ facts }, [{ caller, says: [says, /Medibank|Afterpay/] }]);
  });

  test.each(["can I pay with zip", "is afterpay ok, can i pay with that", "do you take bupa"])(
    "one that it named is not: %s",
    (caller) => {
      play({ facts }, [{ caller, says: /Zip|Bupa/, never: /not among|do not have/ }]);
    },
  );

  test.each(["will I get charged?", "is there a fee?", "do I have to pay anything"])(
    "while an appointment is called off a fee is the fee of cancelling: %s",
    (caller) => {
      play({ facts }, [
        { caller: "I need to cancel my appointment" },
        { caller, says: "Late cancellation under 24 hours costs $50." },
      ]);
    },
  );

  test.each([
    ["how early should I get there", "ten minutes early"],
    ["I'm new, what do I do?", "ten minutes early"],
    ["do you have wheelchair access", "side lane"],
    ["who are the dentists", "Dr Priya Nair"],
    ["do I need to bring anything", "I do not know that"],
    ["do you have a female dentist", "I do not know that"],
    ["do you speak Vietnamese?", "I do not know that"],
  ])("the sentence that is read shares the question's matter: %s", (caller, says) => {
    play({ facts }, [{ caller, says, never: /Medibank|We are open|Sorry/ }]);
  });

  test("a number of minutes alone is no question about anything", () => {
    play({ facts }, [{ caller: "about 20 minutes", never: /New patients/ }]);
  });
});

describe("clinical questions are the team's, and no wish for the treatment they name [KB-4]", () => {
  test.each([
    "lip's still numb, is that normal?",
    "is it safe to have an x-ray when pregnant",
    "can I take Panadeine Forte after an extraction",
    "when can I drink coffee after whitening",
    "does he need stitches?",
    "how long will it be sore for",
  ])("%s", (caller) => {
    play({ facts }, [{ caller, says: ["cannot give medical advice", "team"], never: /What day/ }]);
  });

  test.each([
    "can I get an appointment, I'm pregnant",
    "is it safe to park there",
    "can I have an appointment after my extraction",
    "I need a filling",
    "is there parking",
  ])("asks for no advice: %s", (said) => {
    expect(asksForAdvice(said)).toBe(false);
  });
});
