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
  readonly permissions: {
    request(wanted: { readonly origins: readonly string[] }): Promise<boolean>;
  };
  readonly runtime: {
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
  readonly tabs: { create(tab: { readonly url: string }): Promise<BrowserTab> };
};
