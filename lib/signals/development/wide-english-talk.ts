/**
 * English messages of every kind we could think of by which people say what a leaf means: airline and shop service, assistants,
 * cloud support; plain and indirect. Written after the rules of 1.2.0, to widen them by kinds.
 */
export const wideEnglishTalk = String.raw`
correction | No, my reservation is for two passengers, you only listed one.
correction | I said the cheapest nonstop, this one has a layover in Denver.
correction | The size should be medium, you have large.
correction | You've mixed up my two orders. The lamp is in the other one.
correction | That isn't the flight I was talking about. I mean the one on May 20.
correction | I don't want a refund to gift card, I want it back on my credit card.
correction | Hmm, I think you're looking at the wrong reservation
correction | My last name is spelled with two n's, not one.
correction | Sorry, I gave you the wrong order number. It's #W2378156.
correction | hold on, I asked for aisle seats and these are middle seats
correction | Let me correct that: the zip code is 28236
correction | You missed the second part of my question.
correction | but I asked about baggage, not about seats
correction | No no, the return flight is the one I want to change.
correction | the date you have is a day late
correction | Please note it is Jon without an h
correction | I never said I wanted insurance
correction | You've charged the wrong card, it should have been the one ending in 4421
correction | that was for the desk lamp. I'm asking about the bookshelf
?correction | Actually, I want to exchange the shoes instead of returning them
correction ?negative_stance | I already provided my zip code twice.
correction | you're answering a different question
correction | I wasn't asking about pricing. I need to know the limits.
correction | That's the staging cluster. The problem is in production.
correction | The region is eu-west-1, you gave commands for us-east-1
correction | you ignored the constraint about python 3.8
correction | I told you not to touch the migrations
correction | You deleted the wrong file
correction | I asked for bullet points and you wrote a paragraph
correction | that's not how my name is pronounced, anyway it's Siobhan
correction | shorter. I said 50 words max
correction | I specifically said no nuts
correction | Only the first one needed changing, you changed all of them
correction | Wait, that total is wrong. 3 times 19 is 57.
correction | Not the blue one - the navy one.
correction | Nope. Try again, the answer is 12.
correction | You've got it backwards, the buyer pays the fee
?correction | it's pronounced the same but written Stephen with ph
?correction | This is for a one-way trip, I need a round trip
correction | The instruction was to leave the tests alone
correction | I'm in Canada, so those prices aren't in my currency; I told you that
correction | There's been a mix-up, I ordered the 128GB model.
correction | sorry I meant June not July
correction | Oops, I misread the email. It's the 14th.
correction | your summary leaves out the main point
correction | You forgot to include the gift wrap.
correction | no i want to keep the hotel and only cancel the car
correction | That contradicts what you said a minute ago
correction | Isn't it supposed to be 20% off? You've applied 10.
correction | Can you fix the name? It's Anya, not Anna.
correction | the address on file is out of date, I moved in March
correction | I think you misread my message.
correction | i didn't say delete, i said archive
correction | We're not a business customer, this is a personal account.
correction | You quoted me a price for four people but we are three
correction | why did you cancel it? I only wanted to change the date
correction | That's incorrect. The policy changed last year.
correction | No - economy, please, not business
correction | As mentioned, the payment should go to my Mastercard.
correction | That is my old email, please use the new one
correction | wrong airport, I'm flying from Newark
correction | I was talking about the other laptop
correction | please re-read my first message
correction | my mistake, it's order 5521 and not 5512
correction | scratch that, make it three nights
correction | you didn't change the color like I asked
rephrase | Let me say this differently: which plan has no cap?
rephrase | Okay, put another way, will I lose my miles?
rephrase | What I'm really asking is if the bag counts as a carry-on.
rephrase | Maybe I should explain better. I have two accounts and want one.
rephrase | Let me try again. I need the invoice as a PDF.
rephrase | I guess my question is, can I do this online?
rephrase | To be more specific, I want the July statement.
rephrase | Let me be clearer. The app opens but the list is empty.
rephrase | Basically, what I want to know is how long it takes.
rephrase | ok let me simplify. one bag, two flights, how much
rephrase | I'll rephrase: is there any way to get the fee waived?
rephrase | So what I mean is that the pod restarts every hour
rephrase | Perhaps I worded that poorly. Do you price match?
rephrase | my point is that I paid before the sale ended
rephrase | Let me give you an example of what I mean.
rephrase | That came out wrong. I want to keep the line but drop the phone.
rephrase | Asked another way: what happens if I do nothing?
rephrase | i.e. I want to know the total with tax
rephrase | sorry that was unclear, I want the column sorted by date
rephrase | Let me break it down for you: first flight was delayed, second was missed, hotel was not covered.
rephrase | Let me reword my request
rephrase | The question again: do you deliver to PO boxes?
rephrase | I'm trying to say that the order never shipped
rephrase | In short: I want my deposit moved to the new booking.
rephrase | What I was trying to ask is whether the discount stacks
rephrase | let me start over. I bought a chair on the 3rd.
rephrase | I probably didn't explain that well, the second monitor is the one flickering
rephrase | To summarize my question, can two people share one account
rephrase | ok different approach: suppose I cancel today, what do I pay?
rephrase | Let me restate the problem.
clarification | What does "basic economy" mean exactly?
clarification | I'm not sure I understand the difference between the two options.
clarification | What do you mean by certificate?
clarification | Sorry, which order are you referring to?
clarification | Could you elaborate on the second point?
clarification | wait what
clarification | I don't see what you mean
clarification | Can you walk me through that again?
clarification | Can you say that in simpler words?
clarification | huh? what refund
clarification | How do you mean, not eligible?
clarification | So does that mean I can't change it?
clarification | Do you mean the billing address or the shipping address?
clarification | You lost me at "idempotent".
clarification | I'm having trouble following your instructions
clarification | What's a VPC peering connection in plain English?
clarification | i dont understand ur question
clarification | Could you explain why the fee is 75 and not 50?
clarification | this part is confusing: "applies to all legs"
clarification | Are you saying that I have to pay twice?
clarification | what exactly do you need from me
clarification | Not following. Where do I click?
clarification | I'm a little lost here
clarification | hmm that went over my head
clarification | Can you be more precise about the steps?
clarification | come again?
clarification | Sorry, I didn't catch the last part
clarification | Could you clarify what the cutoff time is?
clarification | I don't quite follow
clarification | what is that supposed to mean
clarification | It's unclear to me what happens to the remaining balance.
clarification | Your reply doesn't make sense to me.
clarification | I'm struggling to understand the second paragraph
clarification | say again?
clarification | Which one is the "primary" key?  I don't get it
clarification | can u dumb it down for me
clarification | So just to make sure I understand, the fee is waived only once?
clarification | What did you mean when you said "pending"?
clarification | I don't know what an OTP is
clarification | can you rephrase that
escalation | I'd like to talk to someone about this.
escalation | Can you put me through to your supervisor?
escalation | please transfer me to a human agent
escalation | I want to speak with a real person, not a bot.
escalation | This isn't something a bot can solve, I need a person.
escalation | Is there anyone else I can talk to?
escalation | I'd prefer to deal with a human
escalation | operator
escalation | HUMAN
escalation | Let me speak with your manager, please
escalation | Can somebody from your team call me?
escalation | I demand to speak to a supervisor
escalation | Could you hand me over to an agent?
escalation | I need this escalated to your engineering team
escalation | who's your boss
escalation | can you get a supervisor on the line
escalation | please open a ticket with a support engineer, I need a person to look at it
escalation | I would rather speak to a live representative
escalation | What number can I call to talk to someone?
escalation | get me someone who knows what they are doing
escalation | how do I reach an actual person
escalation | Please just connect me with customer service.
escalation | I'm requesting a transfer to a human representative.
escalation | Can I talk to a different agent?
escalation | just give me a person
escalation | I want to take this up with a manager
escalation | is there a supervisor available
escalation | Please forward my case to a senior agent.
escalation | could someone with more authority look at this
escalation | I'd like a callback from a supervisor
quit | Forget it, I'll just keep the original flight.
quit ?gratitude | Never mind, thanks anyway.
quit | I'm done. Goodbye.
quit | You know what, forget the whole thing.
quit ?negative_stance | This is going nowhere, I'll call instead.
quit | I'll take my business elsewhere.
quit | ok I give up
quit | don't bother
quit | I'll figure it out myself
quit | Let's just drop it.
quit | I've changed my mind, I don't want to do this anymore. Bye.
quit | it's not worth the trouble
quit | nvm ill google it
quit | I'm going to go with another airline
quit | I'm just going to cancel my account and leave
quit | cancel everything, I'm out of here
quit | leave it. i'll ask a colleague
quit | I don't have time for this, goodbye
quit | no thanks, I'm done here
quit | I'm ending this chat.
quit | Forget I asked
quit | there's no point continuing
quit | We're moving to a different provider because of this.
quit | I'd rather do it by hand then
quit | I quit
quit | whatever, I'll find another way
quit | Stop. I don't want your help anymore.
quit | I think I'll just try another store
quit | ok whatever, bye
quit | Let's call it a day, this isn't working out.
quit | please close this chat
quit | Alright, I'll write the function myself.
quit | I guess I'll just have to eat the cost.
quit | no use, I'm switching to AWS
quit | Well, I tried. Bye.
quit | I'm not going to argue anymore. Goodbye.
negative_stance | This is absolutely ridiculous
negative_stance | I've been on hold for 40 minutes
negative_stance | your service is the worst I have ever dealt with
negative_stance | I am extremely frustrated with how this has been handled.
negative_stance | that's not acceptable
negative_stance | How is this my fault?
negative_stance | I can't believe you would charge me for that
negative_stance | This is the third time I'm explaining this
negative_stance | you guys are a joke
negative_stance | This makes no difference, it still fails with the same error
negative_stance | That did not help
negative_stance | I already tried all of that
negative_stance | this whole experience has been a nightmare
negative_stance | Stop giving me canned answers
negative_stance | You're useless
negative_stance | I'm fed up with these delays
negative_stance | This is very disappointing.
negative_stance | I'm not satisfied with this resolution
negative_stance | wtf is this
negative_stance | nope, same error again
negative_stance | are you kidding me
negative_stance | why is it so hard to get a simple refund
negative_stance | I will be leaving a bad review
negative_stance | That's unfair, it was your airline that cancelled the flight
negative_stance | this bot is dumb
negative_stance | I expected better from a company like yours
negative_stance | it's been three weeks and still no refund
negative_stance | You keep asking me the same thing
negative_stance | What a horrible experience.
negative_stance | This is really inconvenient and I'm upset.
negative_stance | i hate this app
negative_stance | I've had nothing but problems since I signed up
negative_stance | None of your suggestions worked
negative_stance | honestly this is unbelievable
negative_stance | you clearly don't care about your customers
negative_stance | that answer was garbage
negative_stance | I'm losing my patience here
negative_stance | I shouldn't have to pay for your mistake
negative_stance | your system keeps crashing
negative_stance | not helpful.
negative_stance | ugh
negative_stance | I find it outrageous that you keep my money
negative_stance | This has cost me a whole day of work
negative_stance | COME ON!!!
gratitude | Thank you for your help today!
gratitude | Thanks a bunch
gratitude | I really appreciate your help with this.
gratitude | That was super helpful
gratitude | You're a lifesaver
gratitude | thanks, have a great day
gratitude | Thank you, that is all I needed.
gratitude | No, that's all. Thank you so much!
gratitude | thx
gratitude | Much appreciated.
gratitude | great help, cheers
gratitude | you've been very helpful
gratitude | Thanks for sorting that out so quickly.
gratitude | I'm grateful for your patience.
gratitude | ty!
gratitude | That helps a lot.
gratitude ?confirmation | Awesome, thanks for explaining
gratitude | Thank you for understanding.
gratitude | That's exactly what I was looking for, thank you
gratitude | ok, thank you. Can you also change the seat?
gratitude | Thanks. The order number is W123.
gratitude | You rock!
gratitude | appreciate it man
gratitude | God bless you, thank you
gratitude | That's very kind of you
gratitude ?confirmation | Perfect, thank you
gratitude | I can't thank you enough.
gratitude | Great explanation, it all makes sense now, thanks
gratitude | good job
gratitude | Nicely explained, thank you
confirmation | Yes, that sounds good.
confirmation | That works for me, please proceed.
confirmation ?gratitude | perfect, go ahead
confirmation | Great, let's book that one.
confirmation | I'm okay with that.
confirmation | That looks right.
confirmation | Sounds like a plan
confirmation | Wonderful!
confirmation | that would be great
confirmation | I love it
confirmation | yes, exactly like that
confirmation | Excellent, please do that.
confirmation | I agree with the terms
confirmation | that's a good solution
confirmation | looks good to me, merge it
confirmation | Nice, that's much better
confirmation | fine by me
confirmation ?gratitude | Yes that's perfect
confirmation | Good idea.
confirmation | that price is fine
confirmation | I'm happy with the second option
confirmation | that'd be perfect
confirmation | cool
confirmation | I like the first design
confirmation | All looks correct
confirmation ?gratitude | That's exactly what I wanted
confirmation | Great choice, I'll take it
confirmation | the 2pm slot suits me
success | It works now, great.
success | That solved it.
success | I managed to log in.
success | The deployment went through this time.
success | Okay the error is gone
success | Fixed!
success | the tests pass now
success | my card went through
success | I got the confirmation email
success | It's finally working
success | I see the refund on my account now
success | that did the trick
success | The build is green.
success | yes I can access it now
success | reinstalling it helped, no more crashes
success | The package arrived today
success | the page loads fine now
success | I was able to reset my password
success | problem's gone
success | got it to run
success | Resolved, it was a typo in the config.
success | the printer is back online
success ?confirmation | sweet, it compiled
success | The query returns the right rows now
success | your fix worked
success | all set now
success | I can hear you fine now
success | the discount got applied now
- | I would like to cancel my reservation.
- | I want to change my flight to May 22.
- | My user id is mia_li_3668.
- | I'd like to return the water bottle and exchange the desk lamp.
- | Please use the credit card ending in 7334.
- | Yes, please proceed.
- | I don't have the order number with me.
- | Are there any direct flights on that day?
- | No, I don't need insurance.
- | I prefer the aisle seat but a window is fine too if that's all there is
- | Can you check if there's a cheaper option?
- | I only have one checked bag.
- | I am not sure, can you list my orders?
- | How much would the upgrade cost?
- | What is the refund policy for basic economy?
- | I have a silver membership.
- | The reason is a change of plan.
- | Could you explain how Kubernetes networking works?
- | Write a poem about giving up coffee.
- | Give me a list of managers at Apple.
- | Which of the two is faster?
- | Do you have this in a different color?
- | I'd like to speak Spanish fluently within a year. Any tips?
- | Cancel my subscription please.
- | Delete my account.
- | I want to close my savings account, what do I need to do?
- | I'm looking for another hotel in Paris.
- | It should be under 500 dollars.
- | The color should be blue.
- | I need it by Friday.
- | Not right now.
- | No, just the one item.
- | not at the moment, maybe later
- | Can I pay half with a gift card and half with my credit card?
- | My laptop won't turn on.
- | My pod is in CrashLoopBackOff, how do I find out why?
- | I get "Access Denied" when I open the bucket.
- | The screen is cracked.
- | I received a damaged table, I'd like a replacement.
- | How do I tell if a number is prime?
- | What's wrong with this code?
- | What does the function in line 12 do?
- | Explain recursion to a ten year old.
- | Write an apology email to a customer.
- | Make the tone more polite.
- | Summarize this article in two sentences.
- | Is that with or without tax?
- | I need two adults and one child.
- | What time does it arrive?
- | How many miles do I have?
- | can I get a window seat instead
- | My wife will fly with me, her name is Emma.
- | Let me think about it for a moment.
- | I'll check and come back later.
- | one second please
- | The other option, please.
- | The cheaper one.
- | what about the red one
- | Add a test for the error case.
- | Find me a good mechanic near me.
- | Who manages the New York office?
- | Someone called me about my order yesterday, do you know why?
- | My manager approved the trip, so book it.
- | Send a thank you card to my client.
- | What's another word for useless?
- | How do I stop a running container?
- | Kill the process on port 3000.
- | The flight was cancelled because of weather, what are my options?
- | I was told I would get a voucher. How do I use it?
- | I have already paid the deposit, when is the rest due?
- | I don't want to pay more than 200.
- | Not too spicy, please.
- | I want my order shipped to my work address, not my home.
- | I'd like to upgrade to business, not for the whole trip, just the first leg.
- | Do you offer support in German?
- | Is the support team available on weekends?
- | If it doesn't work, can I send it back?
- | It worked last week. What changed?
- | Once it works, please let me know.
- | When will it be fixed?
- | Did the payment go through?
- | I hope this works.
- | Is it working?
- | Does that sound right?
- | is everything ok with my account?
- | Can you make sure it's correct?
- | that's all
- | Nothing else.
- | Yes, the 15th.
- | No. Only the first passenger.
- | I see.
- | ok
- | got it
- | Right.
- | I understand.
- | The passport number is X1234567.
- | 07/14/1985
- | Set the limit to 50 requests per second.
- | Could you repeat the order I placed last month?
- | Please order the same thing again.
- | Repeat this for all files in the folder.
- | I'm planning a trip for a client who gave up flying.
- | Is it worth it to buy the extended warranty?
- | Is it worth visiting in winter?
- | Translate "I give up" into French.
- | What does "per aspera ad astra" refer to in the movie?
- | I mean to travel in spring.
- | tell me more
- | go on
- | continue
- | try again
- | Run it again please.
- | Start over with a new list.
- | Let me start with my name: Robert King.
- | I just want a quote.
- | I'm just browsing.
- | Let me know what works for you.
- | I have tried restarting the router. What next?
`;
