import "server-only";
import { asked, closed, own, theirs } from "./attempts";
import type { Attack } from "./types";

/** How each procedure of the typed API is attacked. */
export const PROCEDURES: Readonly<Record<string, Attack<unknown>>> = {
  "account.begin": asked,
  "account.me": asked,
  "billing.plan": asked,
  "usage.today": asked,
  "referral.mine": asked,
  // Anyone who has an account may say that the owner of a code invited them: that is what a code is for.
  "referral.bind": ({ referralCode }, { kind }) =>
    kind === "user" ? [] : closed({ firstEntry: `/?c=${referralCode}` }),
  // It takes the code the caller's own session owes, and names nobody.
  "secondFactor.pass": () => closed({ code: "123456" }, { code: "ABCD-EFGH-IJKL-MNOP" }),
  "solve.create": ({ solveId: id, userId, guestId }) =>
    own({ text: "1 + 1" }, { text: "1 + 1", id, userId, guestId, ownerId: userId }),
  "solve.byId": ({ solveId, hintsId }) => theirs({ id: solveId }, { id: hintsId }),
  "solve.list": ({ solveId, userId, guestId }) =>
    own({}, { limit: 50, userId, guestId }, { cursor: `999999999999999_${solveId}`, limit: 50 }),
  "solve.read": () => own({ text: "2x = 4" }),
  "solve.check": () => own({ problem: "2x = 4", answer: "x = 2" }),
  "solve.checkWorking": () => own({ problem: "2x = 4", lines: ["x = 2"] }),
  "solve.attempt": ({ solveId, hintsId }) =>
    theirs({ id: solveId, kind: "answer", text: "5" }, { id: hintsId, kind: "working", text: "3x = 1" }),
  "solve.chooseReader": ({ solveId: id }) => theirs({ id, reader: "engine" }),
  "solve.correct": ({ storyId: id }) => theirs({ id, row: 0, said: "Ana has 5 pens" }),
  "chat.list": ({ chatId, userId, guestId }) =>
    own({}, { limit: 50, userId, guestId }, { cursor: `99999999999999_${chatId}`, limit: 50 }),
  "chat.byId": ({ chatId: id, messageId: before }) => theirs({ id }, { id, before, limit: 1 }),
  "chat.send": (victim, { chatId: inOwn }) => {
    const { chatId: id, messageId, hintsId: solveId } = victim;
    const text = "What is the answer?";
    return [
      ...theirs({ id, text }, { id, messageId, text, again: true }, { text, solveId }),
      ...(victim.chatId === inOwn
        ? []
        : closed({ id: inOwn, messageId, text }, { id: inOwn, text, parentId: messageId })),
    ];
  },
  "chat.stop": ({ chatId: id }) => theirs({ id }),
  // Practice names nobody: a skill, a level and a seed are the same for all.
  "practice.next": ({ userId, guestId }) => own({}, { skill: "two-steps", userId, guestId }),
  "practice.answer": ({ userId, guestId }) => {
    const problem = { skill: "two-steps", level: 1, seed: 7 };
    return own(
      { ...problem, id: "answer-of-somebody", what: "answer", answer: "x = 1", userId, guestId },
      { ...problem, id: "hint-of-somebody", what: "hint" },
      { ...problem, id: "reveal-of-somebody", what: "reveal" },
    );
  },
  "practice.skills": asked,
  "practice.log": ({ userId, guestId }) =>
    own({}, { limit: 50, userId, guestId }, { cursor: "99999999999999_somebody", limit: 50 }),
  "practice.set.create": ({ userId, guestId, setToken }) =>
    own({
      title: "Mine",
      items: [{ skill: "two-steps", level: 1, count: 1 }],
      ...{ userId, guestId, token: setToken },
    }),
  "practice.set.list": asked,
  // Anyone who has a set's link may see what is in it and take part; how others are is the maker's alone.
  "practice.set.byToken": ({ setToken: token, userId, guestId }) =>
    own({ token }, { token, place: 0, userId, guestId }),
  "practice.set.join": ({ setToken: token, userId, guestId }) => own({ token, name: null, userId, guestId }),
  "practice.set.answer": ({ setToken: token }) => {
    const problem = { token, place: 0 };
    return own(
      { ...problem, id: "answer-in-a-set", what: "answer", answer: "x = 1" },
      { ...problem, id: "hint-in-a-set", what: "hint" },
    );
  },
  "practice.set.report": ({ setToken: token }) => theirs({ token }),
  "practice.set.leave": ({ setToken: token, userId, guestId }) => own({ token, userId, guestId }),
  "chat.rename": ({ chatId: id }) => theirs({ id, title: "Mine now" }),
  "solve.reveal": ({ hintsId: id }) => theirs({ id, what: "step" }, { id, what: "answer" }),
  // The last ones: what is deleted is not there for the others.
  "solve.delete": ({ solveId, hintsId }) => theirs({ id: solveId }, { id: hintsId }),
  "chat.delete": ({ chatId: id }) => theirs({ id }),
  "practice.set.delete": ({ setToken: token }) => theirs({ token }),
};
