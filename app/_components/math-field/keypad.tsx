"use client";

import { useState } from "react";
import { EDITS, type EditKey, type Key, LETTERS, NUMBERS, SIGNS } from "./keys";

interface KeypadProps {
  /** The field has no keyboard but this one. */
  readonly whole: boolean;
  readonly onPress: (key: Key) => void;
  readonly onEdit: (key: EditKey) => void;
}

/** Signs beside a keyboard, or everything a formula is typed with. */
export function Keypad({ whole, onPress, onEdit }: KeypadProps) {
  const [letters, setLetters] = useState(false);
  const keys = whole ? (letters ? LETTERS : NUMBERS) : SIGNS;
  return (
    <fieldset className={`keypad ${whole ? "keypad-whole" : ""}`}>
      <legend className="sr-only">Signs</legend>
      {keys.map((key) => (
        <KeyButton key={key.name} face={key.face} name={key.name} onPress={() => onPress(key)} />
      ))}
      {whole && (
        <>
          <KeyButton
            face={letters ? "123" : "abc"}
            name={letters ? "Numbers" : "Letters"}
            onPress={() => setLetters(!letters)}
          />
          {EDITS.map((key) => (
            <KeyButton key={key.name} face={key.face} name={key.name} onPress={() => onEdit(key)} />
          ))}
        </>
      )}
    </fieldset>
  );
}

interface KeyButtonProps {
  readonly face: string;
  readonly name: string;
  readonly onPress: () => void;
}

/** It takes the focus from nothing: the caret stays where it is. */
function KeyButton({ face, name, onPress }: KeyButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="button"
    >
      {face}
    </button>
  );
}
