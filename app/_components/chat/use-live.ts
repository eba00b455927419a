"use client";

import { useEffect, useRef, useState } from "react";
import type { TutorMode } from "@/server/features/chat/types";
import type { Exchange } from "./last-exchange";
import type { LiveChat } from "./session";

export interface Live extends Pick<typeof import("./live"), "LiveThread" | "stopSession"> {
  readonly chat: LiveChat;
}

interface LiveOptions {
  /** Null for a conversation that has not begun. */
  readonly chatId: string | null;
  readonly solveId: string | null | Promise<string | null>;
  /** The run that is writing the reply to the last message; null when none is. */
  readonly runId: string | null;
  /** Undefined where the student has not chosen. */
  readonly mode: TutorMode | undefined;
  /** Nothing of the conversation is kept. */
  readonly temporary: boolean;
  /** The server has taken a message. */
  readonly onSent: () => void;
}

type Use = (session: LiveChat) => Promise<void>;

/** The stream's code is fetched when it is about to be needed, so that the field can be typed in at once. */
const loadMachinery = () => import("./live");
const NOT_LOADED = "The tutor could not be loaded. Check your connection and send it again.";
const WARM_UP_MS = 3000;

/** Fetches the stream's code ahead of need. Without a network the first send says so instead. */
export function warmUp(): void {
  loadMachinery().catch(() => undefined);
}

function warmUpSoon(): () => void {
  const timer = setTimeout(warmUp, WARM_UP_MS);
  return () => clearTimeout(timer);
}

/** The part of a conversation that goes on in this page, begun with the first use of it. */
export function useLive({ chatId, solveId, runId, mode, temporary, onSent }: LiveOptions) {
  const [live, setLive] = useState<Live | null>(null);
  const [problem, setProblem] = useState("");
  const [connected, setConnected] = useState(true);
  /** It begins with the last message that was kept, to have its reply written. */
  const [retaken, setRetaken] = useState(false);
  const latest = useRef({ mode, onSent });
  useEffect(() => {
    latest.current = { mode, onSent };
  }, [mode, onSent]);
  useEffect(warmUpSoon, []);

  const begin = async (unanswered: Exchange["message"] | null): Promise<Live> => {
    const { createSession, createTemporarySession, makeId, LiveThread, stopSession } = await loadMachinery();
    const common = {
      solveId: await solveId,
      mode: () => latest.current.mode,
      onTaken: () => latest.current.onSent(),
    };
    if (temporary) {
      return { chat: createTemporarySession(common), LiveThread, stopSession: (chat) => chat.stop() };
    }
    const id = chatId ?? makeId();
    const chat = createSession({ ...common, id, unanswered, runId, onConnection: setConnected });
    return { chat, LiveThread, stopSession };
  };

  /** @param first the message the live part begins with, if it has to begin
   * @returns whether there was a live part to use */
  const withChat = async (use: Use, first: Exchange["message"] | null): Promise<boolean> => {
    setProblem("");
    try {
      const opened = live ?? (await begin(first));
      setLive(opened);
      if (!live) setRetaken(first !== null);
      void use(opened.chat);
      return true;
    } catch {
      setProblem(NOT_LOADED);
      return false;
    }
  };

  /** Leaves what was said in this visit to the page as it is kept. */
  const drop = () => {
    setLive(null);
    setRetaken(false);
    setProblem("");
  };
  return { live, problem, connected, retaken, withChat, drop, setProblem };
}
