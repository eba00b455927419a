/** The part of the browser's interface that the extension uses, and with it all that it can do. */

interface BrowserEvent<Listener extends (...values: never[]) => void> {
  addListener(listener: Listener): void;
  removeListener(listener: Listener): void;
}

interface BrowserTab {
  readonly id?: number;
}

interface StorageArea {
  get(key: string): Promise<Readonly<Record<string, unknown>>>;
  set(values: Readonly<Record<string, unknown>>): Promise<void>;
  remove(key: string): Promise<void>;
  readonly onChanged: BrowserEvent<
    (changes: Readonly<Record<string, { readonly newValue?: unknown }>>) => void
  >;
}

declare const chrome: {
  readonly action: { readonly onClicked: BrowserEvent<(tab: BrowserTab) => void> };
  readonly commands: { readonly onCommand: BrowserEvent<(name: string, tab?: BrowserTab) => void> };
  readonly contextMenus: {
    create(item: { readonly id: string; readonly title: string; readonly contexts: readonly string[] }): void;
    readonly onClicked: BrowserEvent<(info: { readonly menuItemId: string }, tab?: BrowserTab) => void>;
  };
  readonly identity: {
    /** The address from which the browser hands this extension what a page of a server has to say to it. */
    getRedirectURL(): string;
    /** @returns where the flow ended; rejects where nobody went through with it, or the page was not there */
    launchWebAuthFlow(flow: {
      readonly url: string;
      readonly interactive: boolean;
    }): Promise<string | undefined>;
  };
  readonly permissions: {
    request(wanted: { readonly origins: readonly string[] }): Promise<boolean>;
  };
  readonly runtime: {
    /** This extension's number. */
    readonly id: string;
    getURL(path: string): string;
    readonly onInstalled: BrowserEvent<() => void>;
  };
  readonly scripting: {
    executeScript<Result>(injection: {
      readonly target: { readonly tabId: number };
      readonly func: () => Result;
    }): Promise<readonly { readonly result?: Result }[]>;
  };
  readonly sidePanel: { open(where: { readonly tabId: number }): Promise<void> };
  readonly storage: { readonly local: StorageArea; readonly session: StorageArea };
  readonly tabs: {
    create(tab: { readonly url: string }): Promise<BrowserTab>;
    query(wanted: { readonly active: true; readonly currentWindow: true }): Promise<readonly BrowserTab[]>;
    /** A picture of the page that is shown, as an address. */
    captureVisibleTab(options: { readonly format: "png" }): Promise<string>;
  };
};
