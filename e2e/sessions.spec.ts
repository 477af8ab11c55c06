import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { addAccount, assay, callFrom, enter, newProject } from "./workbench";

/** A 1 × 1 image, long enough to be worth keeping apart. */
const image = Buffer.concat([
  Buffer.from("89504e470d0a1a0a0000000d494844520000000100000001", "hex"),
  Buffer.alloc(600, 7),
]);

const request = (turn: number, query: string) => ({
  trace_id: `u1-s1-${turn}`,
  user_id: "u1",
  session_id: "s1",
  turn,
  query,
  response: `The answer to: ${query}`,
  tools: [],
});

test("a reader walks along a session by keys and saves an attachment that the page never loads", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), "assay-session-"));
  const write = (name: string, ...records: object[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, records.map((one) => `${JSON.stringify(one)}\n`).join(""));
    return file;
  };
  const { slug } = await newProject(browser, "Sessions");
  const reader = await enter(browser, await addAccount("Rea", { project: slug, role: "researcher" }));
  await assay(
    "import",
    write(
      "requests.jsonl",
      request(2, "and the second parcel?"),
      request(1, "where is my parcel?"),
      request(3, "refund it"),
    ),
    write("shots.jsonl", {
      id: "with-image",
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "What does this show?" },
            { type: "image_url", image_url: { url: `data:image/png;base64,${image.toString("base64")}` } },
          ],
        },
        { role: "assistant", content: "A depot." },
      ],
    }),
    "--project",
    slug,
  );
  const { rows } = await callFrom<{ rows: { id: string; external_id: string }[] }>(
    reader,
    slug,
    "list-trajectories",
    {},
  );
  const idOf = (external_id: string) => rows.find((row) => row.external_id === external_id)!.id;

  await reader.goto(`/p/${slug}/trajectories/${idOf("u1-s1-1")}`);
  const session = reader.getByRole("navigation", { name: "Session" });
  await expect(session.getByText("Session 1 of 3")).toBeVisible();
  await expect(session.getByRole("button", { name: "Previous of the session" })).toBeDisabled();
  await session.getByRole("button", { name: "Next of the session" }).click();
  await expect(session.getByText("Session 2 of 3")).toBeVisible();
  await expect(reader.getByRole("main").getByText("and the second parcel?").first()).toBeVisible();
  await reader.screenshot({ path: test.info().outputPath("session.png") });
  await reader.keyboard.press("Shift+N");
  await expect(session.getByText("Session 3 of 3")).toBeVisible();
  await reader.keyboard.press("Shift+P");
  await expect(session.getByText("Session 2 of 3")).toBeVisible();
  // The part that is open stays open.
  await reader.getByRole("link", { name: /^Facts/ }).click();
  await expect(reader.getByRole("region", { name: "Session" }).getByRole("listitem")).toHaveCount(3);
  await reader.keyboard.press("Shift+P");
  await expect(session.getByText("Session 1 of 3")).toBeVisible();
  await expect(reader).toHaveURL(/view=facts/);

  const loaded: string[] = [];
  reader.on("request", (one) => loaded.push(one.url()));
  await reader.goto(`/p/${slug}/trajectories/${idOf("with-image")}`);
  await expect(reader.getByText("image/png")).toBeVisible();
  await reader.screenshot({ path: test.info().outputPath("attachment.png") });
  expect(await reader.content()).not.toContain(";base64,");
  expect(loaded.filter((url) => url.includes("/attachments/"))).toEqual([]);
  const [saved] = await Promise.all([
    reader.waitForEvent("download"),
    reader.getByRole("link", { name: /^Save/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.png$/);
  expect(readFileSync(await saved.path())).toEqual(image);
  const answer = await reader.request.get(new URL(saved.url()).pathname);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^attachment; /),
  });
});
