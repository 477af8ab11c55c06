import clsx from "clsx";
import type { ComponentProps } from "react";
import { ScrollFrame } from "./scroll-frame";

/**
 * A table to read: ruled, without cells' borders. Text left, numbers right (`num`).
 * Wide ones scroll inside their own frame, never the page: the frame is `relative` so that hidden texts in cells,
 * which are placed absolutely, are cut by it too.
 */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return (
    <ScrollFrame label={rest["aria-label"]}>
      <table {...rest} className={clsx("paper-table", className)} />
    </ScrollFrame>
  );
}

type CellProps = { num?: boolean };

export function Th({ num, scope = "col", ...rest }: ComponentProps<"th"> & CellProps) {
  return <th scope={scope} data-num={num ? "" : undefined} {...rest} />;
}

/** The first cell of a row: what the row is about. */
export function RowHead(props: ComponentProps<"th">) {
  return <th scope="row" {...props} />;
}

export function Td({ num, ...rest }: ComponentProps<"td"> & CellProps) {
  return <td data-num={num ? "" : undefined} {...rest} />;
}
