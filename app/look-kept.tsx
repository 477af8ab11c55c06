"use client";

import { LookKeeper, type Look } from "@/components/people/look-keeper";
import { callInstance } from "./call";

const save = (look: Look) => callInstance("save-preferences", look);

/** Shows a page in the look that its reader chose, and keeps what they choose on it. */
export const LookKept = ({ look }: { look: Look }) => <LookKeeper kept={look} save={save} />;
