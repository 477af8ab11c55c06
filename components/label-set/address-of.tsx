"use client";

import { useSyncExternalStore } from "react";
import { CopyButton } from "./copy-button";

const never = () => () => {};

/** A whole address of this site. The server may not know under which name it is reached; the reader's browser does. */
export function AddressOf({ path }: { path: string }) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );
  return <CopyButton text={`${origin}${path}`} what="the address" code />;
}
