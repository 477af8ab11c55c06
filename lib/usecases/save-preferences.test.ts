import { describe, expect, it } from "vitest";
import { withWorkbench } from "@/tests/workbench";
import { savePreferences, showMe } from ".";
import { execute } from "./usecase";

describe("save-preferences", () => {
  const workbench = withWorkbench();

  it("changes what is given and keeps the rest", async () => {
    const { caller } = await workbench.person("Ann");
    await execute(savePreferences, caller, { theme: "dark", keys: { "annotate.skip": "x" } });
    await execute(savePreferences, caller, { density: "comfortable" });
    expect((await execute(showMe, caller, {})).preferences).toEqual({
      theme: "dark",
      density: "comfortable",
      keys: { "annotate.skip": "x" },
    });
  });

  it("refuses what isn't a choice", async () => {
    const { caller } = await workbench.person("Bob");
    for (const input of [{ theme: "neon" }, { keys: { a: "" } }])
      await expect(execute(savePreferences, caller, input)).rejects.toMatchObject({ code: "invalid" });
  });
});
