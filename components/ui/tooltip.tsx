"use client";

import clsx from "clsx";
import {
  cloneElement,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { Kbd } from "./kbd";
import { placeTooltip, type Side } from "./tooltip-place";

type Shown = { target: Element; label: ReactNode; kbd?: string; side: Side; className?: string };
type Host = { show: (tip: Shown, wait: number) => void; hide: (wait: number) => void };

const HostContext = createContext<Host | null>(null);
const firstWait = 400;
const leaveWait = 120;

/**
 * Put once near the root: it holds the one tooltip of the page. The pointer may rest on the tooltip, Escape
 * takes it away, and the next one opens at once while one is open.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const open = useRef(false);
  const id = useId();

  const later = useCallback((act: () => void, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  }, []);
  const host = useMemo<Host>(
    () => ({
      // By then the target may have gone, or may show a menu of its own.
      show: (tip, wait) => later(() => setShown(isFree(tip.target) ? tip : null), open.current ? 0 : wait),
      hide: (wait) => later(() => setShown(null), wait),
    }),
    [later],
  );

  useEffect(() => {
    open.current = shown !== null;
    if (!shown) return;
    const { target } = shown;
    const described = target.getAttribute("aria-describedby");
    target.setAttribute("aria-describedby", described ? `${described} ${id}` : id);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") host.hide(0);
    };
    const away = () => host.hide(0);
    const changes = new MutationObserver(() => {
      if (!isFree(target)) host.hide(0);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("keydown", onKeyDown, true);
    addEventListener("scroll", away, true);
    return () => {
      changes.disconnect();
      removeEventListener("keydown", onKeyDown, true);
      removeEventListener("scroll", away, true);
      if (described) target.setAttribute("aria-describedby", described);
      else target.removeAttribute("aria-describedby");
    };
  }, [shown, host, id]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <HostContext value={host}>
      {children}
      {shown ? (
        <Bubble id={id} {...shown} onStay={() => host.show(shown, 0)} onLeave={() => host.hide(leaveWait)} />
      ) : null}
    </HostContext>
  );
}

const isFree = (target: Element) => target.isConnected && target.getAttribute("aria-expanded") !== "true";

type BubbleProps = Shown & { id: string; onStay: () => void; onLeave: () => void };

function Bubble({ id, target, label, kbd, side, className, onStay, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!box) return;
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const place = placeTooltip(target.getBoundingClientRect(), size, side, view);
    box.style.left = `${place.left}px`;
    box.style.top = `${place.top}px`;
  }, [target, side, label, kbd]);
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className={clsx(
        "fixed top-0 left-0 z-60 flex w-max max-w-80 items-center gap-2 rounded-2 border border-line-2 bg-raised px-2 py-1 text-xs shadow-float",
        className,
      )}
    >
      {label}
      {kbd ? <Kbd>{kbd}</Kbd> : null}
    </div>
  );
}

type TooltipProps = {
  label: ReactNode;
  kbd?: string;
  side?: Side;
  className?: string;
  /** One focusable element. */
  children: ReactElement<HTMLAttributes<Element>>;
};

/** A few words on hover and focus. Never the only place for something a reader needs. */
export function Tooltip({ label, kbd, side = "bottom", className, children }: TooltipProps) {
  const host = useContext(HostContext);
  const { props } = children;
  const show = (target: Element, wait: number) => host?.show({ target, label, kbd, side, className }, wait);
  return cloneElement(children, {
    onPointerEnter: (event: PointerEvent<Element>) => {
      props.onPointerEnter?.(event);
      if (event.pointerType !== "touch") show(event.currentTarget, firstWait);
    },
    onPointerLeave: (event: PointerEvent<Element>) => {
      props.onPointerLeave?.(event);
      host?.hide(leaveWait);
    },
    onPointerDown: (event: PointerEvent<Element>) => {
      props.onPointerDown?.(event);
      host?.hide(0);
    },
    onFocus: (event: FocusEvent<Element>) => {
      props.onFocus?.(event);
      if (event.currentTarget.matches(":focus-visible")) show(event.currentTarget, 0);
    },
    onBlur: (event: FocusEvent<Element>) => {
      props.onBlur?.(event);
      host?.hide(0);
    },
  });
}
