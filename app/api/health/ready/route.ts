import { connection } from "next/server";
import { answerReady } from "@/server/request-context/health";

/** Whether requests should be sent to this process. */
export async function GET(): Promise<Response> {
  await connection();
  return answerReady();
}
