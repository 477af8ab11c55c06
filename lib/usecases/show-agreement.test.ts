import { beforeAll, describe, expect, it } from "vitest";
import { questionAgreement } from "@/lib/annotations/agreement";
import { byItem, questionRatings } from "@/lib/annotations/ratings";
import { trajectoryReview } from "@/lib/annotations/presets/trajectory-review";
import { computeStatistic } from "@/lib/statistics/registry";
import { storeLabels, type StoredLabel } from "@/tests/stored-labels";
import { storeQueue, storeTrajectories } from "@/tests/stored-queue";
import { withWorkbench, type TestPerson } from "@/tests/workbench";
import { openItem, showAgreement, skipItem } from ".";
import { execute } from "./usecase";

const workbench = withWorkbench();
const reasons = ["action", "conversation", "external", "exemplar", "none", "other"];

describe("agreement in an unequal design", () => {
  let lead: TestPerson;
  let people: TestPerson[];
  let trajectories: string[];
  let queue: string;
  let labels: StoredLabel[];

  beforeAll(async () => {
    lead = await workbench.person("lena", "lead");
    people = await Promise.all(
      ["ann", "ben", "cleo", "dora", "emil"].map((name) => workbench.person(name, "annotator")),
    );
    trajectories = await storeTrajectories(
      Array.from({ length: 24 }, (_, n) => ({
        outcome: n % 3 === 0 ? 0 : 1,
        domain: n < 12 ? "airline" : "retail",
      })),
    );
    queue = await storeQueue(trajectories, { k: 3 });
    // Three of five people an item; the last items have two, one and no label; answers that vary with person and item.
    labels = Array.from({ length: 23 }, (_, n) => n + 1).flatMap((item) =>
      [0, 1, 2].slice(0, item < 22 ? 3 : 24 - item).map((turn) => {
        const person = (item + turn) % 5;
        const answers: Record<string, string> = {
          informative: (item * 7 + person * 3) % 5 < 3 ? "yes" : "no",
          reason: reasons[(item + (person === 4 ? turn : 0)) % 6]!,
        };
        return {
          item,
          annotator_id: people[person]!.id,
          answers,
          submitted_at: `2026-03-${String(1 + (item % 9)).padStart(2, "0")}T10:0${turn}:00Z`,
        };
      }),
    );
    await storeLabels(queue, labels);
  });

  it("gives the figures that the labels one by one give, though the database counts", async () => {
    const { questions, details } = await execute(showAgreement, workbench.operator, { queue });
    const items = byItem(
      labels,
      trajectories.map((_, n) => n + 1),
    );
    const wanted = trajectoryReview.questions.flatMap((question) =>
      [null, ...(question.subset ? [question.subset] : [])].map((subset) =>
        questionAgreement(questionRatings(trajectoryReview, question, items, 3, subset)),
      ),
    );
    expect(questions).toHaveLength(wanted.length);
    for (const [place, question] of questions.entries()) {
      const { fleiss_kappa, gwet_ac, krippendorff_alpha, ...rest } = question;
      const want = wanted[place]!;
      expect({ ...rest, percent_agreement: null, per_category: null }).toEqual(
        expect.objectContaining({
          n_items: want.n_items,
          n_items_2plus: want.n_items_2plus,
          n_ratings: want.n_ratings,
          n_raters: want.n_raters,
          n_considered: 24,
          left_out: want.left_out,
          n_unanimous: want.n_unanimous,
        }),
      );
      for (const [got, wish] of [
        [fleiss_kappa, want.fleiss_kappa],
        [gwet_ac, want.gwet_ac],
        [krippendorff_alpha, want.krippendorff_alpha],
      ] as const) {
        expect(got.status).toBe(wish.status);
        if (wish.value !== null) expect(got.value).toBeCloseTo(wish.value, 12);
        if (wish.se !== null) expect(got.se).toBeCloseTo(wish.se, 12);
      }
    }
    expect(questions[0]).toMatchObject({ n_items: 23, n_items_2plus: 22, n_raters: 5 });
    expect(details[0]!.by_domain.map(({ part, items: n }) => [part, n])).toEqual([
      ["airline", 12],
      ["retail", 11],
    ]);
    expect(details[0]!.by_outcome.map(({ part }) => part).sort()).toEqual(["failed", "success"]);
    expect(details[0]!.over_time.map(({ part }) => part)[0]).toBe("2026-03-01");
    expect(details[0]!.over_time.reduce((sum, { items: n }) => sum + n, 0)).toBe(23);
    expect(details[0]!.left_out_one).toHaveLength(5);
  });

  it("hands out the exact matrix of each figure, from which the command computes it again", async () => {
    const { questions, matrices } = await execute(showAgreement, workbench.operator, {
      queue,
      matrices: true,
    });
    for (const [place, matrix] of matrices.entries()) {
      const { raters, items, ratings } = matrix!;
      const { categories, weights, n_raters, n_items, ...question } = questions[place]!;
      expect(raters).toHaveLength(n_raters);
      expect(items).toHaveLength(n_items);
      const computed = computeStatistic("agreement.multi", { ratings, categories, weights });
      if (!computed.ok) throw new Error(computed.message);
      const result = computed.result as Record<
        string,
        { value: number | null; se: number | null; status?: string }
      >;
      for (const name of ["percent_agreement", "fleiss_kappa", "gwet_ac", "krippendorff_alpha"] as const) {
        expect(result[name]!.status).toBe(question[name].status);
        if (question[name].value === null) expect(result[name]!.value).toBeNull();
        else expect(result[name]!.value).toBeCloseTo(question[name].value, 12);
        if (question[name].se !== null) expect(result[name]!.se).toBeCloseTo(question[name].se, 12);
      }
    }
    expect(JSON.stringify(matrices)).not.toMatch(/ann|ben|cleo|dora|emil/);
  });

  it("says who labelled the same trajectories in another queue", async () => {
    const again = await storeQueue(trajectories.slice(0, 4), { k: 3 });
    await storeLabels(again, [
      { item: 1, annotator_id: people[1]!.id, answers: { informative: "yes" } },
      { item: 2, annotator_id: people[0]!.id, answers: { informative: "yes" } },
    ]);
    const { elsewhere } = await execute(showAgreement, lead.caller, { queue: again });
    const both = (n: number, item: number) =>
      labels.some((label) => label.item === item && label.annotator_id === people[n]!.id);
    expect(elsewhere.map(({ name }) => name).sort()).toEqual(
      [both(1, 1) ? "ben" : null, both(0, 2) ? "ann" : null].filter((name) => name !== null).sort(),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
  });

  it("tells a queue in which everything was skipped from one that nobody opened", async () => {
    const untouched = await storeQueue(trajectories.slice(0, 2), { k: 2 });
    expect(await execute(showAgreement, lead.caller, { queue: untouched })).toMatchObject({
      labels: 0,
      skipped: { skips: 0, items: 0 },
    });
    for (let turn = 0; turn < 2; turn++) {
      const { held } = await execute(openItem, people[0]!.caller, { queue: untouched });
      await execute(skipItem, people[0]!.caller, {
        queue: untouched,
        item: held!.item,
        ordinal: held!.ordinal,
        fence: held!.fence,
        reason: "not in my field",
      });
    }
    const facts = await execute(showAgreement, lead.caller, { queue: untouched });
    expect(facts).toMatchObject({ labels: 0, skipped: { skips: 2, items: 2 } });
    expect(facts.questions[0]).toMatchObject({
      n_items: 0,
      n_considered: 2,
      fleiss_kappa: { value: null, status: "no_data" },
    });
  });
});
