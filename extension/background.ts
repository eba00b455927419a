import { keepCapture } from "./captures";
import { captureSelection } from "./page/capture";

const MENU_ITEM = "work-selection";

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.create({
    id: MENU_ITEM,
    title: "Work on this with Classmate",
    contexts: ["selection"],
  });
});
chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
  if (menuItemId === MENU_ITEM) begin(tab);
});
chrome.commands.onCommand.addListener((name, tab) => {
  if (name === MENU_ITEM) begin(tab);
});
chrome.action.onClicked.addListener(begin);

/** Opens the panel and shows it what is selected. The browser opens it only as part of the click itself, so that nothing
 * may be waited for first. */
function begin(tab: BrowserTab | undefined): void {
  if (tab?.id === undefined) return;
  // The panel is open already, or this browser has none beside its pages: what was read is kept for it all the same.
  chrome.sidePanel.open({ tabId: tab.id }).catch(() => {});
  void readFrom(tab.id);
}

/** Pages of the browser itself cannot be read; the panel's own field is there for these. */
async function readFrom(tabId: number): Promise<void> {
  try {
    const [frame] = await chrome.scripting.executeScript({ target: { tabId }, func: captureSelection });
    if (frame?.result) await keepCapture(frame.result);
  } catch {
    await keepCapture(null);
  }
}
