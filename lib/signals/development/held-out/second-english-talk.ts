/**
 * English messages. Written when the rules of engine 1.1.0 had been read and before any was changed. Held out while the rules were
 * mended by the first set; since then part of the development set.
 */
export const secondEnglishTalk = String.raw`
correction | The appointment is for my son, not for me.
correction | you put the decimal in the wrong place, it's 14.50 not 145.0
correction | Hmm, that's a different order. Mine was shipped to Ohio.
correction | I think there's a misunderstanding here, I have never been a Prime member
correction | wrong one! the grey case
correction | That was last year's bill, I'm talking about this one
correction | I literally just gave you that number
correction | You're looking at the wrong account
correction | please re-read what i sent, the deadline was friday
correction | no no no, one-way, I don't need a return
correction | It is not a leak. The boiler makes noise.
correction | my name isn't Jon, it's John with an h
correction | I didn't say all of them, only the first two
correction | Sorry I mixed up the dates, arrival is the 4th and departure the 9th.
correction | ehm I said HDMI
correction | we told the last agent already that the modem was replaced
correction | That number is outdated, use 303-555-0101
correction | You've misquoted me. I said most customers, not every customer.
correction | why is it in french? I asked for german
correction | Not the savings account. Checking.
correction | I want to cancel ONE ticket, you cancelled both
correction | scratch that, I meant the Tuesday after
correction | I'm not asking how to reset it, I'm asking why it resets by itself
correction | that isn't true, I returned it within the 30 days
correction | i think u got me wrong
correction | the variable should be camelCase like I told you
correction | That's not how you spell it. Two t's.
correction | Actually no, the smaller one
correction | as stated above my plan ended in March
correction | You left out the second passenger
rephrase | Let me say it in a different way: who do I owe the money to?
rephrase | OK, I'll try to be more precise. The screen flickers only when it's charging.
rephrase | to put it bluntly, do I get my money or not
rephrase | sorry my english is bad, let me explain again
rephrase | So what I mean is that the box was empty when it came.
rephrase | Maybe this makes it clearer: I pay, my brother drives.
rephrase | let me ask it this way - what would you do?
rephrase | I'll rephrase my question.
rephrase | in short, is there any way to get there before noon?
rephrase | My point is that the fee was never mentioned.
rephrase | Alternatively put: how many days do I have left
rephrase | Ok once more, in simple words: the light is red and it beeps.
rephrase | what im trying to get across is that i never signed
rephrase | i'll word it differently
clarification | What are you referring to?
clarification | I'm sorry, I don't quite get what you need from me.
clarification | can you say that in simpler words
clarification | Sorry - which form?
clarification | what was that?
clarification | I have no idea what you're talking about
clarification | So does that mean I lose my points?
clarification | explain that again please
clarification | what do u mean by "pending"
clarification | This doesn't make sense, the total is lower than the items
clarification | not sure what an EIN is
clarification | Could you spell that out for me?
clarification | excuse me? can you repeat the last four digits
clarification | i'm puzzled by your answer
clarification | Do you mean the app or the website?
clarification | it's all greek to me
clarification | Can you be more specific about which document you need?
clarification | eh? come again
clarification | Help me understand why the total changed.
clarification | I still don't see how that works
clarification | say what now
clarification | whats the difference between those two
escalation | I'd like a supervisor.
escalation | can i get a human pls
escalation | Can you transfer this chat to somebody who handles refunds?
escalation | speak to representative
escalation | Who can I talk to above you?
escalation | I want to speak with the owner.
escalation | please have your manager call me at 555-0133
escalation | Give me the phone number of your manager.
escalation | I would prefer to discuss this with a live person.
escalation | customer service rep please
escalation | Connect me to the fraud department.
escalation | agent agent agent
escalation | is this a bot? i want a real one
escalation ?negative_stance | You can't help, so hand this to someone who can.
escalation | I need to speak to a doctor, not a chatbot
escalation | May I be transferred to a specialist?
escalation | need live support
escalation | I'd appreciate it if a real person could look into this.
escalation | who's in charge there? let me talk to him
escalation | could you loop in an engineer
escalation | Take me to a human operator
escalation | I'm requesting that this be escalated.
quit ?negative_stance | This is going nowhere. Goodbye.
quit | ok im done with this
quit | I'll find someone else to fix it.
quit | not gonna bother anymore
quit | I've decided to go with another company.
quit ?negative_stance | ugh forget it
quit | never mind i figured it's not possible
quit | I'm ending this chat now.
quit | stop. i don't want this anymore
quit | We'll take our custom to your rival
quit | I'm abandoning this order
quit | you know what, just leave it
quit | I don't have time for this, bye
quit | its ok dont worry about it ill ask a friend
quit ?negative_stance | Guess I'm stuck with it then. Thanks for nothing.
quit | i am deleting the app
quit | Ok then I'm going to Best Buy.
quit | I'd rather just do it myself.
negative_stance | Unbelievable.
negative_stance | This has been an absolute nightmare from the beginning.
negative_stance | you guys messed up my order AGAIN
negative_stance | I AM NOT PAYING FOR THIS
negative_stance | How hard can it be to send one parcel?
negative_stance | i hate this stupid menu
negative_stance | two hours on hold. two hours!!
negative_stance | The technician never showed up and nobody apologised.
negative_stance | that's the worst advice I have ever got
negative_stance | I'm tired of repeating myself
negative_stance | Can't you people do anything right?
negative_stance | your website is garbage
negative_stance | Absolutely shocking service
negative_stance | I paid a fortune for this and it broke in a week, what a rip-off
negative_stance | for god's sake just answer the question
negative_stance | It's upsetting that no one warned us.
negative_stance | sick of this
negative_stance | this sucks big time
negative_stance | Your answers are completely useless.
negative_stance | why would anyone buy from you
negative_stance | not impressed
negative_stance | I expect an apology.
negative_stance | still broken. fourth attempt.
negative_stance | this is getting ridiculous
negative_stance | You don't care about your customers at all.
negative_stance | it keeps giving me the same dumb error and I'm going crazy
negative_stance | Frankly, I'm appalled.
negative_stance | What the heck is wrong with your system
negative_stance | nope, that made it even worse
negative_stance | Wow. Just wow. Ten days for an answer like that.
gratitude | Thanks so much!
gratitude | thank you for ur help
gratitude | That's very helpful, I'll note it down.
gratitude | Thank you very much indeed, Sarah.
gratitude | appreciate ya
gratitude | great help, thanks again
gratitude | I'm so thankful for your support
gratitude | Thank you. What about my second bag?
gratitude | no more questions, thanks!
gratitude | ta
gratitude | Your explanation helped a lot.
gratitude | I'm much obliged to you.
gratitude | thanks for clearing that up
gratitude | you saved my day
gratitude | Ok thanks. How do I download it?
gratitude | Thank you, you too!
gratitude | best support I ever had
gratitude | ok thanx bye
gratitude | That's so nice of you
gratitude | It was a pleasure dealing with you
gratitude | tks
gratitude | Alright, thanks for your honesty.
confirmation | Great idea!
confirmation | That would be wonderful
confirmation | ok that works
confirmation ?gratitude | Perfect.
confirmation | fantastic
confirmation | Cool, let's go with that.
confirmation | looks right to me
confirmation | I love the second design
confirmation | very good
confirmation | All good on my side.
confirmation | that's acceptable
confirmation | Fine with me
confirmation | yes that's exactly it
confirmation | Friday suits me
confirmation | nice!
confirmation | Sounds like a plan
confirmation | that is exactly how I wanted it
confirmation | I'm okay with that price
confirmation | good choice, thats what id pick too
confirmation | Splendid, the window seat then.
confirmation | great stuff
confirmation | works for us
confirmation gratitude | Excellent, thanks.
confirmation gratitude | cool thx
confirmation gratitude | Sounds great, I appreciate your help.
success ?confirmation | Yay, it finally works
success | the refund arrived this morning
success | Alright it's sorted now
success | It printed!
success | the light turned green and I'm online again
success | Your fix worked.
success | Login successful.
success | ok it let me in
success | The migration ran without errors this time.
success | I got my boarding pass, all done.
success | that cleared it up, the message no longer shows
success | the problem went away after the update
success | deploy succeeded
success | we managed to recover all the files
success | The page is loading again.
success | now I see my balance, it works
success | everything is back to normal
success | it's no longer crashing
success | restart helped, sound is back
success | That resolved my issue.
success gratitude | Thank you, my phone is working again
success gratitude | It went through, thanks for the help!
success gratitude | solved, thx
success confirmation | Great, it's fixed
escalation negative_stance | I'm sick of this bot, get me a real person
escalation correction | No, I asked for a human agent.
quit negative_stance | You're all incompetent, I'm switching to another bank.
?gratitude quit | Thanks but never mind, I'll ask at the store.
correction negative_stance | Are you deaf? I said NO insurance!
clarification negative_stance | I don't understand a word, your instructions are terrible.
success gratitude | Fixed it! Thanks a million
- | I need a new charger for my laptop.
- | Which documents do I need for the visa?
- | The reservation is under Miller.
- | Could you tell me the opening hours?
- | I would like to speak about my mortgage options.
- | My mother wants to talk to you about her plan, her number is 555-0172.
- | Do I talk to the embassy or to the airline about the visa?
- | Our support team uses your product every day.
- | Hire a manager for the new store: what salary is normal?
- | My agent number is 4471.
- | We need an assistant that can answer in Spanish.
- | I left my umbrella in the taxi.
- | I will leave the hotel at 9.
- | Give up to three suggestions.
- | Let me think about it.
- | Let me check with my wife and get back to you.
- | Let me explain my situation: I moved last month and the mail still goes to my old flat.
- | Let me know when it's done.
- | I want to change the address, not the name.
- | It's a gift, so please no invoice in the box.
- | Not today, maybe tomorrow.
- | No, only one suitcase.
?confirmation | no thats fine
- | No, I haven't tried that yet.
- | Nope, nothing else.
- | How do I correct a wrong entry in my tax form?
- | What happens when the wrong PIN is entered?
- | Is it wrong to tip in Japan?
- | What does the warranty cover?
- | What is the cancellation policy?
- | Does "nonstop" mean the same as "direct"?
- | Do you understand German?
- | Explain recursion to a child.
- | Can you explain the plot of Hamlet?
- | Repeat the booking for next week.
- | My printer isn't printing.
- | It doesn't turn on.
- | The order hasn't arrived.
- | My internet is slow since Monday.
- | I was charged twice.
- | The last email says there is a problem with my payment.
- | Is it a bad idea to pay in cash?
- | A friend told me your service is terrible, is that so?
- | Write a complaint letter to my landlord.
- | The reviews say the food is awful.
- | Should I be worried about the crack?
- | I am not upset, I only want to know.
- | It's not that bad.
- | It was nothing serious.
- | Translate: thank you very much
- | How do I say thanks in Korean?
- | Send a thank-you note to the team.
- | The card should say "thanks for everything".
- | I'd be grateful for a quote by Friday.
- | Is everything perfect on your side?
- | Do you think blue looks good on a small wall?
- | Which one works best with an iPhone?
- | A good mattress for back pain, please.
- | I'd love to visit Rome one day.
- | My laptop works fine but I want a bigger one.
- | Did it work?
- | Tell me when it works again.
- | I want the problem solved by tomorrow.
- | Please get it working before the demo.
- | It should be fixed by now, can you check?
- | Unfortunately it still fails.
- | Once it's resolved, please email me.
- | 42
- | Jane Roe, 12 April 1988
- | next Friday at noon
- | that one please
- | The first one.
- | the cheapest
- | Yes, go ahead.
- | Correct.
- | yes please
- | Sure.
- | I see.
- | okay, and how long will it take?
- | Bye!
- | Have a nice day.
- | BMW X5 XDRIVE
- | USA or UK?
- | Is there anyone home to receive it? No.
- | Can someone sign for the parcel if I'm out?
- | Add someone@example.com to the thread
- | I need a person to share the room with.
- | Does the plan cover another person?
`;
