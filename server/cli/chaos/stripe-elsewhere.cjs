// Loaded into the product before anything else: what asks Stripe asks a server on this machine. Nothing leaves it.
const http = require("node:http");
const https = require("node:https");
const { syncBuiltinESMExports } = require("node:module");

const STRIPE = "api.stripe.com";
const ask = https.request;

https.request = (options, ...rest) => {
  if (options?.host !== STRIPE && options?.hostname !== STRIPE) return ask(options, ...rest);
  const { hostname, port } = new URL(process.env.CHAOS_STRIPE);
  const { agent: _https, ...others } = options;
  return http.request({ ...others, protocol: "http:", host: hostname, hostname, port }, ...rest);
};
syncBuiltinESMExports();
