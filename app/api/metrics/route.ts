import { connection } from "next/server";
import { answerRequest } from "@/server/request-context/answer-request";
import { answerMetrics } from "@/server/request-context/metrics";

/** What a Prometheus server reads. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return answerRequest(request, "metrics", async () => answerMetrics(request.headers));
}
