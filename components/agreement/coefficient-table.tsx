import type { QuestionAgreement } from "@/lib/annotations/agreement-schema";
import { formatCount, formatDecimal } from "../ui/format";
import { whyUndefined } from "./agreement-words";
import { landisKoch, reachedFor95 } from "./benchmark-words";
import { coefficientsOf } from "./coefficients";
import { FigureTable } from "./figure-table";

export { IntervalText } from "./figure-table";

const none = <span className="text-ink-3">none</span>;

/** The coefficients of one question with their intervals and the words that are customary for them. */
export function CoefficientTable({ agreement, label }: { agreement: QuestionAgreement; label: string }) {
  return (
    <FigureTable
      label={label}
      head="Coefficient"
      figure="Value"
      after={[{ name: "By chance", num: true }, { name: "Landis and Koch" }, { name: "Reached, 95% sure" }]}
      axis={`coefficient, 95% interval, n = ${formatCount(agreement.n_items_2plus)}`}
      rows={coefficientsOf(agreement).map(({ id, name, figures }) => {
        const plain = id === "percent_agreement";
        return {
          key: id,
          head: name,
          value: figures.value,
          interval: figures.ci95,
          why: whyUndefined(figures),
          after: [
            plain || figures.pe === null ? none : formatDecimal(figures.pe, 3),
            plain ? none : (landisKoch(figures) ?? none),
            plain ? none : (reachedFor95(figures) ?? none),
          ],
        };
      })}
    />
  );
}
