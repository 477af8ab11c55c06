import NextAuth from "next-auth";
import { authOptions } from "@/lib/entry/sign-in";

const handler = NextAuth(authOptions);

export { handler as GET, handler as POST };
