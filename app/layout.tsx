import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { ContrastScript } from "@/components/ui/contrast-script";
import { DensityScript } from "@/components/ui/density-script";
import { ThemeProvider } from "@/components/ui/theme-provider";
import { ToastHost } from "@/components/ui/toast-host";
import { TooltipProvider } from "@/components/ui/tooltip";
import { preloadFont } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Assay", template: "%s · Assay" },
  description: "A workbench for people who review what LLM agents did",
  robots: { index: false, follow: false },
  // Digits in trajectories are not telephone numbers.
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // The nonce differs for each request, so no page may be rendered ahead of one.
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  preloadFont("inter-latin-opsz-normal");
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <DensityScript nonce={nonce} />
        <ContrastScript nonce={nonce} />
      </head>
      <body>
        <ThemeProvider nonce={nonce}>
          <TooltipProvider>{children}</TooltipProvider>
          <ToastHost />
        </ThemeProvider>
      </body>
    </html>
  );
}
