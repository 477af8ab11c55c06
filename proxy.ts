import { NextResponse, type NextRequest } from "next/server";

/** Pages get a content security policy with a fresh nonce. Byte doors are left out: a matched body is cut at 10 MB. */
export const config = { matcher: ["/((?!api/|_next/static|_next/image|fonts/|favicon.ico|icon.svg).*)"] };

export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const development = process.env.NODE_ENV === "development";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    // Toasts and measured rows set styles inline; a style nonce would break them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  const address = request.nextUrl.clone();
  address.searchParams.delete("_rsc");
  headers.set("x-address", address.pathname + address.search);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
