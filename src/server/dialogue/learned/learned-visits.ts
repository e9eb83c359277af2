import { visitClasses } from "./classes.ts";
import { toLikelihood } from "./classifier.ts";
import weights from "./visits.json" with { type: "json" };

export const visitLikelihoodsOf = toLikelihood(visitClasses, weights);
