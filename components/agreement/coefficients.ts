import type { CoefficientFigures, QuestionAgreement } from "@/lib/annotations/agreement-schema";

export interface NamedCoefficient {
  id: "percent_agreement" | "gwet_ac" | "fleiss_kappa" | "krippendorff_alpha";
  name: string;
  figures: CoefficientFigures;
}

/** The coefficients of a question in the order in which every page shows them. */
export function coefficientsOf(agreement: QuestionAgreement): NamedCoefficient[] {
  const weighted = agreement.weights !== "identity";
  return [
    {
      id: "percent_agreement",
      name: weighted ? "Weighted agreement" : "Percent agreement",
      figures: agreement.percent_agreement,
    },
    { id: "gwet_ac", name: weighted ? "Gwet AC2" : "Gwet AC1", figures: agreement.gwet_ac },
    { id: "fleiss_kappa", name: "Fleiss kappa", figures: agreement.fleiss_kappa },
    { id: "krippendorff_alpha", name: "Krippendorff alpha", figures: agreement.krippendorff_alpha },
  ];
}
