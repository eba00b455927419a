import { connection } from "next/server";
import { answerLive } from "@/server/request-context/health";

/** Whether the process answers at all. */
export async function GET(): Promise<Response> {
  await connection();
  return answerLive();
}
