import { useState } from "react";
import { type Capture, captureSelection } from "../page/capture";
import { cutOut, type Region } from "../region/cut";
import type { Reading } from "../region/reader";
import { ChooseRegion } from "./choose-region";

const NOT_ALLOWED =
  "Press the button of this extension in your browser’s bar while that page is shown, and then try again.";

interface ReadRegionProps {
  /** Is told of the page that is shown, before anything of it is read. */
  readonly onPage: (page: Capture) => void;
  /** Takes the text as it was read: it is for the student to correct. */
  readonly onText: (text: string) => void;
}

/** Reads a part of the page as it is shown: a picture of it, cut by the student, stays on this device. */
export function ReadRegion({ onPage, onText }: ReadRegionProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function take() {
    setError(null);
    try {
      const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
      const target = { tabId: tab?.id ?? -1 };
      const [frame] = await chrome.scripting.executeScript({ target, func: captureSelection });
      if (!frame?.result) throw new Error("the page says nothing of itself");
      onPage(frame.result);
      setPicture(await chrome.tabs.captureVisibleTab({ format: "png" }));
    } catch {
      setError(NOT_ALLOWED);
    }
  }

  async function read(region: Region) {
    if (!picture) return;
    setShare(0);
    const { readPicture } = (await import(chrome.runtime.getURL("reader.js"))) as ReaderScript;
    const reading = await readPicture(await cutOut(picture, region), setShare);
    setShare(null);
    if ("problem" in reading) return setError(reading.problem);
    setPicture(null);
    onText(reading.text);
  }

  if (share !== null) return <p role="status">Reading… {Math.round(share * 100)}%</p>;
  return (
    <>
      {picture ? (
        <ChooseRegion
          picture={picture}
          read={(region) => void read(region)}
          cancel={() => setPicture(null)}
        />
      ) : (
        <div className="row">
          <button type="button" onClick={() => void take()}>
            Cut out a part of the page
          </button>
        </div>
      )}
      {error && <p role="alert">{error}</p>}
    </>
  );
}

interface ReaderScript {
  readPicture(picture: Blob, onProgress: (share: number) => void): Promise<Reading>;
}
