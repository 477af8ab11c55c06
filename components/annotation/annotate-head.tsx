import { BookOpen, Keyboard } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { BrandMark } from "../ui/brand-mark";
import { Button } from "../ui/button";
import { formatPlural } from "../ui/format";
import type { AnnotateKeys } from "./annotate-keys";

type AnnotateHeadProps = {
  title: string;
  homeHref: string;
  /** How many questions an item has. */
  questions: number;
  keys: AnnotateKeys;
  onGuidelines: () => void;
  onKeys: () => void;
  menu?: ReactNode;
};

/** The head of the annotate screen: the queue, the guidelines, the keys. No navigation: nothing to stray to. */
export function AnnotateHead({
  title,
  homeHref,
  questions,
  keys,
  onGuidelines,
  onKeys,
  menu,
}: AnnotateHeadProps) {
  return (
    <header className="flex h-(--bar-top) flex-none items-center gap-3 border-b border-line bg-app px-5 max-narrow:px-4 max-phone:h-auto max-phone:flex-wrap max-phone:gap-x-1 max-phone:py-1">
      <Link href={homeHref} aria-label="Assay, my queues" className="rounded-2">
        <BrandMark />
      </Link>
      <h1 className="truncate text-lg">{title}</h1>
      <span className="meta whitespace-nowrap max-narrow:hidden">
        blind · {formatPlural(questions, "question")}
      </span>
      <span className="flex-1" />
      <Button
        variant="ghost"
        icon={<BookOpen aria-hidden="true" />}
        kbd={keys["annotate.guidelines"]}
        onClick={onGuidelines}
      >
        Guidelines
      </Button>
      <Button
        variant="ghost"
        icon={<Keyboard aria-hidden="true" />}
        kbd={keys["annotate.keys"]}
        onClick={onKeys}
      >
        Keys
      </Button>
      {menu}
    </header>
  );
}
