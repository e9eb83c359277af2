import { lifeThreats } from "../readings.ts";
import { type DangerClass, dangerClasses } from "./classes.ts";
import { type Likelihoods, toLikelihood } from "./classifier.ts";
import weights from "./dangers.json" with { type: "json" };

export const dangerLikelihoodsOf = toLikelihood(dangerClasses, weights);

/** That a life is at risk by what has happened; what somebody may do to themselves is answered otherwise. */
export const threatOf = (given: Likelihoods<DangerClass>): number =>
  lifeThreats.reduce((sum, threat) => sum + given[threat], 0);
