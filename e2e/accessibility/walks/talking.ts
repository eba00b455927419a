import { expect } from "@playwright/test";
import { HintsPanel } from "../../pages/hints-panel";
import type { Walk } from "../walk";

const start: Walk = {
  name: "the start of a conversation, kept and not kept",
  routes: ["/chat"],
  async go({ audit, chat, page }) {
    await chat.open();
    await chat.field.fill("Solve x^2 = 9");
    await expect(page.getByText("Reads as")).toBeVisible();
    await audit.look("the start of a conversation");
    await page.getByRole("checkbox", { name: /^Temporary/ }).check();
    await chat.ask("Solve x^2 = 9");
    await audit.look("a temporary chat");
  },
};

const conversation: Walk = {
  name: "a conversation",
  routes: ["/chat/[id]"],
  async go({ audit, chat, page }) {
    await chat.open();
    await chat.ask("Solve x^2 - 5x + 6 = 0");
    await chat.openList();
    const search = chat.list.getByRole("searchbox");
    await search.fill("5x");
    await expect(chat.list.getByRole("list", { name: "Found conversations" })).toBeVisible();
    await audit.look("a reply with mathematics, and a search");
    await search.fill("");
    await page.getByRole("button", { name: "Share this conversation" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Link" })).toBeVisible();
    await audit.look("the dialog to share a conversation");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rename this conversation" }).click();
    await chat.giveName("  ");
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await audit.look("the dialog to rename a conversation");
    await page.keyboard.press("Escape");
    await chat.list.getByRole("link", { name: "Solve x^2" }).hover();
    await chat.list.getByRole("button", { name: /^Delete/ }).click();
    await audit.look("the dialog to delete a conversation", { only: "wide" });
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 740 });
    await chat.openList();
    await audit.look("the menu of conversations", { only: "narrow" });
  },
};

const versions: Walk = {
  name: "a conversation with hints first, versions and a lost network",
  routes: ["/chat/[id]"],
  provokes: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  async go({ audit, chat, context, page }) {
    const hints = new HintsPanel(page);
    await chat.open();
    await hints.choose("Hints first");
    await chat.ask("Solve 7v + 19 = 278");
    await hints.next.click();
    await expect(hints.open).toHaveCount(1);
    await hints.answer.click();
    await audit.look("hints, and the question before the answer");
    await page.getByRole("button", { name: "Edit this message" }).click();
    await audit.look("a message being edited");
    await page.getByRole("textbox", { name: "Edited message" }).fill("Solve 8v = 16");
    await page.getByRole("textbox", { name: "Edited message" }).press("Enter");
    await expect(page.getByText("2 of 2")).toBeVisible();
    await expect(chat.again).toBeVisible();
    await context.setOffline(true);
    await chat.send("and now?");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await audit.look("versions, and a message that did not get through");
  },
};

const shared: Walk = {
  name: "what was shared",
  routes: ["/share/[token]"],
  provokes: /status of 404/,
  async go({ audit, chat, composer, page }) {
    const link = page.getByRole("dialog").getByRole("textbox", { name: "Link" });
    await composer.solve("Solve x^2 + 2x - 15 = 0");
    await page.getByRole("button", { name: "Share" }).click();
    const solution = await link.inputValue();
    await chat.open();
    await chat.ask("Solve x^2 - 5x + 6 = 0");
    await page.getByRole("button", { name: "Share this conversation" }).click();
    const conversation = await link.inputValue();
    await page.goto(new URL(solution).pathname);
    await audit.look("a shared solution");
    await page.goto(new URL(conversation).pathname);
    await audit.look("a shared conversation");
    await page.goto("/share/nothing-was-ever-shared-here");
    await audit.look("a link that leads nowhere");
  },
};

export const TALKING: readonly Walk[] = [start, conversation, versions, shared];
