/** What a coefficient is called on the page. */
export const statisticNames = {
  percent: "Percent agreement",
  fleiss_kappa: "Fleiss kappa",
  gwet_ac: "Gwet AC1",
  krippendorff_alpha: "Krippendorff alpha",
} as const;
