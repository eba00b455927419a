"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Leads to the first field of a form that is wrong, as soon as the form says so.
 * @param state of the form; a new one with every answer
 * @returns what the form is to be given as its `ref` */
export function useBadField(state: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);
  return form;
}
