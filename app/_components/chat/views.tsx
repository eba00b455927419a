"use client";

// What the pages of the tutor show, behind one door: a page that names a component of its own for the browser gets all
// that lies below it in a script of its own, and anyone who is in one conversation fetches the way to the next one ahead.
export { ChatView } from "./chat-view";
export { NewChat } from "./new-chat";
