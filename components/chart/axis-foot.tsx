import { AxisCell } from "./axis-cell";
import type { Scale } from "./scale";

/** The last row of a table with interval plots: the axis under their column, which comes after `before` others. */
export function AxisFoot({ scale, before }: { scale: Scale; before: number }) {
  return (
    <tfoot>
      <tr data-axis="">
        <td colSpan={before} />
        <td data-plot="">
          <AxisCell scale={scale} />
        </td>
      </tr>
    </tfoot>
  );
}
