import type { Lexicon } from "../lexicon";
import { broad } from "./broad";
import { classes } from "./classes";
import { disengagement } from "./disengagement";
import { elsewhere } from "./elsewhere";
import { indirect } from "./indirect";
import { misalignment } from "./misalignment";
import { satisfaction } from "./satisfaction";
import { words } from "./words";

export const chinese: Lexicon = {
  language: "zh",
  classes,
  words,
  groups: [...misalignment, ...disengagement, ...satisfaction, ...indirect, ...broad, ...elsewhere],
};
