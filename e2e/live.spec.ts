import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { expect, test } from "@playwright/test";
import { runAgent } from "../tests/agent";
import { addAccount, callFrom, enter, newProject } from "./workbench";

test("a program's token, and what it sends while it is looked at", async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const { slug } = await newProject(browser, "Live");
  const lead = await enter(browser, await addAccount("Lena", { project: slug, role: "lead" }));

  await lead.goto(`/p/${slug}/imports`);
  await expect(lead.getByText("nothing has come in yet")).toBeVisible();
  const address = `${baseURL}/api/v1/otlp/v1/traces`;
  await expect(lead.getByRole("region", { name: "Environment of an SDK" })).toContainText(address);

  await lead.getByRole("link", { name: "Make a token" }).click();
  await lead.getByLabel("What it is for").fill("collector");
  await lead.getByRole("checkbox", { name: /Send spans/ }).check();
  await lead.getByRole("button", { name: "Create token" }).click();
  const token = await lead.getByLabel("Token collector", { exact: true }).inputValue();
  expect(token).toMatch(/^assay_/);
  await expect(lead.getByRole("row", { name: /collector send spans Works never/ })).toBeVisible();

  const headers = { authorization: `Bearer ${token}` };
  await lead.goto(`/p/${slug}/imports`);
  await runAgent(new OTLPTraceExporter({ url: address, headers }), "talk 1");
  const row = lead.getByRole("row", { name: /talk 1/ });
  await expect(row).toContainText("Growing", { timeout: 60_000 });
  await callFrom(lead, slug, "set-live", { quiet_seconds: 5, by: "conversation" });
  await expect(row).toContainText("Complete", { timeout: 60_000 });
  await row.getByRole("link", { name: "Will it rain in Oslo?" }).click();
  await expect(lead.getByRole("heading", { name: /talk 1/ })).toBeVisible();
  await expect(lead.getByText("Yes.", { exact: true }).first()).toBeVisible();

  await lead.goto(`/p/${slug}/tokens`);
  await expect(lead.getByRole("row", { name: /collector/ })).not.toContainText("never");
  await lead.getByRole("button", { name: "Revoke the token collector" }).click();
  await lead.getByRole("dialog").getByRole("button", { name: "Revoke token" }).click();
  await expect(lead.getByRole("row", { name: /collector/ })).toContainText("Revoked");
  const refused = await fetch(address, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: "{}",
  });
  expect(refused.status).toBe(401);
});

test("what programs can call can be read, and asked for as a document", async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const { slug } = await newProject(browser, "Api");
  const reader = await enter(browser, await addAccount("Rita", { project: slug, role: "researcher" }));
  await reader.goto(`/p/${slug}/api`);
  await expect(reader.getByRole("heading", { name: "Import status" })).toBeVisible();
  await reader.getByRole("link", { name: "List trajectories" }).click();
  await expect(reader.getByRole("heading", { name: "List trajectories" })).toBeVisible();
  await expect(reader.getByRole("table", { name: "Input" })).toContainText("direction");
  await expect(reader.getByRole("table", { name: "Result" })).toContainText("external_id");
  const document = (await (await fetch(`${baseURL}/api/v1/openapi.json`)).json()) as { openapi: string };
  expect(document.openapi).toBe("3.1.0");
  const annotator = await enter(browser, await addAccount("Anna", { project: slug, role: "annotator" }));
  expect((await annotator.goto(`/p/${slug}/api`))?.status()).toBe(403);
  expect((await annotator.goto(`/p/${slug}/tokens`))?.status()).toBe(403);
});
